import type { Feature } from '#frame/feature.ts';

const byFolder = import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'default' });

/** Every feature of the console, joined by folder. */
export const features: readonly Feature[] = Object.values(byFolder);
