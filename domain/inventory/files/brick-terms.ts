/**
 * Terms of Brick in all its versions: 1.0 had its predicates in a namespace of its own, 2016's was at buildsys.org, and
 * places have been classes of RealEstateCore since 1.4.
 */

const brickNamespaces =
  /^https?:\/\/(?:brickschema\.org\/schema\/(?:[\d.]+\/)?|buildsys\.org\/ontologies\/)Brick(?:Frame)?#/;
export const rec = 'https://w3id.org/rec#';
export const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
export const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';
export const skos = 'http://www.w3.org/2004/02/skos/core#';
export const brick = 'https://brickschema.org/schema/Brick#';

/** Local name of a term of Brick or RealEstateCore; null for another. */
export function termOf(iri: string): string | null {
  const namespace = brickNamespaces.exec(iri)?.[0] ?? (iri.startsWith(rec) ? rec : null);
  return namespace === null ? null : iri.slice(namespace.length);
}

/** Classes that had another name before 1.4. */
export const renamedClasses: Readonly<Record<string, string>> = {
  Floor: 'Level',
  Storey: 'Level',
  HVAC_Zone: 'HVACZone',
  Access_Control_Zone: 'AccessControlZone',
  Lighting_Zone: 'Zone',
  Fire_Zone: 'Zone',
  Location: 'Zone',
  Outdoor_Area: 'Zone',
  Air_Handler_Unit: 'Air_Handling_Unit',
  Rooftop: 'Rooftop_Unit',
  Fresh_Air_Fan: 'Outside_Air_Fan',
  Building_Level: 'Level',
};

/** Predicates by what they say of their subject, with the older names. */
export const predicates: Readonly<Record<string, { says: 'feeds' | 'hasPart' | 'contains'; isInverse: boolean }>> = {
  feeds: { says: 'feeds', isInverse: false },
  isFedBy: { says: 'feeds', isInverse: true },
  feedsAir: { says: 'feeds', isInverse: false },
  hasPart: { says: 'hasPart', isInverse: false },
  isPartOf: { says: 'hasPart', isInverse: true },
  hasLocation: { says: 'contains', isInverse: true },
  isLocatedIn: { says: 'contains', isInverse: true },
  locatedIn: { says: 'contains', isInverse: true },
  isLocationOf: { says: 'contains', isInverse: false },
  isLocationOfEquipment: { says: 'contains', isInverse: false },
  contains: { says: 'contains', isInverse: false },
};
