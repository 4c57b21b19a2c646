/** Vocabulary of our own, for what Brick has no words for. */
export const ownTerms = 'urn:annunciator:';
const ownId = `${ownTerms}id:`;

/** Returns an external id as the address that a Brick model demands; an address stays as it is. */
export const iriOfId = (externalId: string): string =>
  /^[a-z][a-z0-9+.-]*:[^\s<>"{}|^`\\]+$/i.test(externalId) ? externalId : ownId + encodeURIComponent(externalId);

/** Returns the external id that an address stands for. */
export function idOfIri(iri: string): string {
  if (!iri.startsWith(ownId)) return iri;
  try {
    return decodeURIComponent(iri.slice(ownId.length));
  } catch {
    return iri;
  }
}

/** Letters that references of Haystack may have, but the one that marks others. */
const plainRef = /^[\w:.-]+$/;

/** Returns an external id as a reference of Haystack. */
export const refOfId = (externalId: string): string =>
  plainRef.test(externalId)
    ? externalId
    : `~${encodeURIComponent(externalId)
        .replace(/[!~*'()]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
        .replaceAll('%', '~')}`;

/** Returns the external id that a reference stands for. */
export function idOfRef(ref: string): string {
  if (!ref.startsWith('~')) return ref;
  try {
    return decodeURIComponent(ref.slice(1).replaceAll('~', '%'));
  } catch {
    return ref;
  }
}

/** Id by which a model refers to an entity that has none of another system; it means nothing to another customer. */
export const ownIdOf = (customerId: number, id: number): string => `${ownTerms}entity:${customerId}:${id}`;
