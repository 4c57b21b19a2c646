/**
 * All numbers and lists that a customer may correct, each with its rule; by noun, and imported from here by everybody.
 * Policies (rules rather than values) live as pure functions under exactly their name.
 */
export * from './constants/alarms.ts';
export * from './constants/analytics.ts';
export * from './constants/application.ts';
export * from './constants/assets.ts';
export * from './constants/exports.ts';
export * from './constants/incidents.ts';
export * from './constants/integrations.ts';
export * from './constants/lenses.ts';
export * from './constants/lists.ts';
export * from './constants/maps.ts';
export * from './constants/people.ts';
export * from './constants/rules.ts';
export * from './constants/sign-in.ts';
export * from './constants/work.ts';
