/** Fields by which lists of assets are ordered. */
export const assetOrderFields = ['CRITICALITY', 'NAME'] as const;
