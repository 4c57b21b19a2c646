/** Group of the lenses that every customer has. */
export const standardGroup = 'Standard Lenses';
