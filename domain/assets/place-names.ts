/** Names of floors and rooms as people read them; a name that says more than a number stays as it is. */

const isNumber = (name: string): boolean => /^\d{1,6}$/.test(name.trim());

/** A floor's name: `3F`, or `3 Flr` where there is room (AST-076). */
export const floorName = (name: string, style: 'short' | 'long' = 'short'): string =>
  isNumber(name) ? (style === 'short' ? `${name.trim()}F` : `${name.trim()} Flr`) : name;

/** A room's name: `Rm 101` (AST-077). */
export const roomName = (name: string): string => (isNumber(name) ? `Rm ${name.trim()}` : name);

/** The number in a room's name: `101` of `Rm 101` and `101A` of `Room 101A`; null where it has none. */
export const roomNumber = (name: string): string | null =>
  /^(?:rm\.?|room)?\s*(\d[\w-]*)$/i.exec(name.trim())?.[1] ?? null;

/** The name of an entity, by its class. */
export const placeName = ({ class: own, name }: { class: string; name: string }): string =>
  own === 'Floor' ? floorName(name) : own === 'Room' ? roomName(name) : name;
