import type { EngineName } from '../types.ts';
import { clickhouse } from './clickhouse.ts';
import { kafka } from './kafka.ts';
import { postgres } from './postgres.ts';
import type { Recipe } from './recipe.ts';
import { temporal } from './temporal.ts';

export const recipes: Record<EngineName, Recipe> = { kafka, clickhouse, temporal, postgres };
