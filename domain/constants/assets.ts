/** AST-075: at most one search of the entity picker in this time. */
export const entitySearchThrottleMs = 1_000;
/** AST.5: relations that are followed upstream, and at most for related assets (AST.11). */
export const upstreamMaxDepth = 5;
/** Assets upstream that are listed at most, and those of one distance in the drawing of a neighborhood. */
export const upstreamShown = 500;
export const neighborsPerDepth = 12;
/** Relations that names suggest at once. */
export const suggestedAtOnce = 500;
/** AST.6: characters below which an alias is warned about. */
export const aliasWarnLength = 3;
/** Days whose payloads aliases are suggested from. */
export const aliasSuggestionDays = 14;
/** Days for which an import of an inventory can be undone, and its rows are kept. */
export const inventoryUndoDays = 30;
