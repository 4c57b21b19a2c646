import type { LensKind } from '../../lists/list-kinds.ts';
import type { ListReader } from '../list-reader.ts';
import { alarm } from '../alarm.ts';
import { asset } from '../asset.ts';
import { work } from '../work.ts';

export const readers: Record<LensKind, ListReader> = { alarm, asset, work };