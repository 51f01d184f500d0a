-- What is asked of a database beside play: its settings, the migration, locks, checks.

-- name: set_all(names, settings)
SELECT set_config(name, setting, false)
FROM unnest(CAST(:names AS TEXT[]), CAST(:settings AS TEXT[])) AS one (name, setting);

-- name: set_for_transaction(name, setting)$
SELECT set_config(:name, :setting, true);

-- name: encoding()$
SELECT current_setting('server_encoding');

-- name: fsync()$
SELECT current_setting('fsync');

-- name: now()$
SELECT now_ms();

-- name: tables()
SELECT tablename FROM pg_tables WHERE schemaname = current_schema();

-- name: has_versions()$
SELECT to_regclass('schema_versions') IS NOT NULL;

-- name: lock_migration(number)
SELECT pg_advisory_xact_lock(:number);

-- name: lock(name)
SELECT pg_advisory_lock(hashtextextended('tavolino lock ' || CAST(:name AS TEXT), 0));

-- name: try_lock(name)$
SELECT pg_try_advisory_lock(hashtextextended('tavolino lock ' || CAST(:name AS TEXT), 0));

-- name: size()$
SELECT pg_database_size(current_database());

-- name: data_checksums()$
SELECT current_setting('data_checksums');

-- name: checksum_failures()$
SELECT coalesce(sum(checksum_failures), 0) FROM pg_stat_database;

-- name: amcheck()^
-- The schema of the extension, and whether it may be used.
SELECT quote_ident(nspname) AS schema,
    has_function_privilege(format('%I.bt_index_check(regclass,boolean)', nspname), 'EXECUTE')
    AND has_function_privilege(
        format('%I.verify_heapam(regclass,boolean,boolean,text,bigint,bigint)', nspname), 'EXECUTE'
    ) AS usable
FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'amcheck';

-- name: relations()
SELECT pg_class.oid, relname, relkind = 'i' AS is_index FROM pg_class LEFT JOIN pg_am ON pg_am.oid = relam
WHERE relnamespace = 'public'::regnamespace AND (relkind = 'r' OR relkind = 'i' AND amname = 'btree')
    AND relpersistence = 'p'
ORDER BY relname;

-- name: search_in(schema_name)$
-- Functions of this schema can be called by their names.
SELECT set_config('search_path', current_setting('search_path') || ', ' || :schema_name, false);

-- name: fault_of_table(relation)
SELECT msg FROM verify_heapam(CAST(CAST(:relation AS OID) AS REGCLASS), on_error_stop => true);

-- name: check_index(relation)
SELECT bt_index_check(CAST(CAST(:relation AS OID) AS REGCLASS), true);
