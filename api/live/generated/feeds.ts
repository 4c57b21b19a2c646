import type { CreateFeed } from '../feed.ts';
import { access } from '../feeds/access.ts';
import { alarms } from '../feeds/alarms.ts';
import { assets } from '../feeds/assets.ts';
import { downloads } from '../feeds/downloads.ts';
import { exported } from '../feeds/exports.ts';
import { floors } from '../feeds/floors.ts';
import { incidents } from '../feeds/incidents.ts';
import { instances } from '../feeds/instances.ts';
import { jobs } from '../feeds/jobs.ts';
import { map } from '../feeds/map.ts';
import { newestEvent } from '../feeds/newest-event.ts';
import { work } from '../feeds/work.ts';

export const createFeeds: readonly CreateFeed[] = [
  access,
  alarms,
  assets,
  downloads,
  exported,
  floors,
  incidents,
  instances,
  jobs,
  map,
  newestEvent,
  work,
];