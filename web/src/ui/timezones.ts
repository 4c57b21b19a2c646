/** The timezones that the runtime knows, and UTC, which some leave out (WIRE.9). */
export const timezones: readonly string[] = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
