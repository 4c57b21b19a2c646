interface Named {
  firstName: string;
  lastName: string;
  displayName: string;
}

/** Returns the parts of a name; those of a person who was given a whole one are what stands before and after a space. */
export function namePartsOf({ firstName, lastName, displayName }: Named): Pick<Named, 'firstName' | 'lastName'> {
  if (firstName !== '' || lastName !== '') return { firstName, lastName };
  const [first = '', ...others] = displayName.split(' ');
  return { firstName: first, lastName: others.join(' ') };
}
