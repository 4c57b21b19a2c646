/** Set by the build; the version of the product it was built with. */
declare const PUMP_VERSION: string;
export const version: string = typeof PUMP_VERSION === 'undefined' ? 'development' : PUMP_VERSION;
