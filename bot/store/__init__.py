"""All SQL: the schema, the queries and the one writer."""
