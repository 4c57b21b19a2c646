import { graphql } from '#generated/index.ts';

/** Page that leads to the help desk. */
export const helpDeskPath = '/help-desk';

export const helpDeskQuery = graphql(`
  query HelpDesk($brandId: String, $returnTo: String) {
    getZendeskToken(brandId: $brandId, returnTo: $returnTo) {
      token
      url
      returnTo
    }
  }
`);

/**
 * Returns the path to which whoever came from the help desk is led after sign-in (AUTH-086); null for who did not. The
 * server decides whether the brand is that of its help desk.
 */
export function pathBackToHelpDesk(search: string): string | null {
  const params = new URLSearchParams(search);
  const [brandId, returnTo] = [params.get('brand_id'), params.get('return_to')];
  if (!brandId) return null;
  const kept = new URLSearchParams({ brand_id: brandId, ...(returnTo && { return_to: returnTo }) });
  return `${helpDeskPath}?${kept}`;
}
