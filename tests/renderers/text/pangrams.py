"""Lines in several scripts that the font has."""

PANGRAMS = (
    "Toni Valentina, AVATAR; Yara P. L'Aquila",
    "Jürgen Großmann-Weiß",
    "Benoît Lefèvre à Château-d'Œx",
    "Съешь ещё этих мягких булок",
    "Ξεσκεπάζω την ψυχοφθόρα",
    "Nguyễn Thị Ắnh Đào",
    "0123456789 1:1 7/4 — “quoted” …",
)
