// The table-tops of all titles, for pages that show pieces on them without a table.
import.meta.glob('./*/theme.css', { eager: true })
