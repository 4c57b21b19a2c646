import { lenses as alarm } from '../alarms/lenses.ts';
import { lenses as asset } from '../assets/lenses.ts';
import { lenses as work } from '../tickets/lenses.ts';

export const kindLenses = { alarm, asset, work };