import { entityRowsOf, type ListedEntity } from '../../../domain/assets/entities/entity-rows.ts';
import { readPlacedNames } from '../../../domain/assets/space-types/placed-names.ts';
import type { EntityChange } from '../../../domain/changes/changes-message.ts';
import {
  assetCursorOf,
  assetKeysetOf,
  defaultAssetOrder,
  parseAssetCursor,
} from '../../../domain/lists/assets/asset-order.ts';
import type { AssetRow } from '../../../domain/lists/assets/asset-row.ts';
import type { EntityMessage } from '../../../domain/lists/assets/message.ts';
import type { Expression } from '../../../domain/lists/criteria/expression.ts';
import { toPostgres } from '../../../domain/lists/criteria/to-postgres.ts';
import { entityMessage } from '../../../domain/live/entity-message.ts';
import { type Database, forCustomer } from '../../../platform/database.ts';
import type { CreateFeed, FeedRoom } from '../feed.ts';
import { createListFeed, type FeedKind } from '../list-feed.ts';
import { readPages, rowsAtOnce } from '../read-pages.ts';

type Changed = ListedEntity & { shownVersion: number };

/** Most entities whose change is sent; a list that sees more of them change at once reads itself again. */
const mostSent = 1_000;

/** Sends the places and assets that have changed, in the lists that sockets have open. */
export const assets: CreateFeed = (room) => {
  const list = createListFeed(room, kindOf(room));
  return {
    rank: 70,
    reads: ['entities'],
    async publish(messages) {
      const changes = messages.flatMap((message) => message.entities);
      if (changes.length === 0) return;
      if (list.isOpen()) await list.publish(await readChanged(room, changes));
      room.badges.touch('asset');
    },
    tick: list.tick,
  };
};

/** Reads entities that have changed; of one that was deleted only the number is left. */
async function readChanged({ db, customerId }: FeedRoom, changes: readonly EntityChange[]): Promise<Changed[]> {
  const ids = [...new Set(changes.map(({ id }) => id))].slice(0, mostSent);
  const rows = await forCustomer(db, customerId, (trx) => entityRowsOf(trx, customerId).byIds(ids));
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...ids.filter((id) => !known.has(id)).map((id) => deleted(customerId, id))];
}

/** Row that stands for a deleted entity: newer than all that lists know, and in none. */
const deleted = (customerId: number, id: number): Changed => ({
  ...{ id, customerId, class: '', classId: null, rawClass: null, kind: 'equipment', name: '', parentId: null },
  ...{ criticality: null, effectiveCriticality: null, spaceTypeId: null, shop: null, externalSystemId: null },
  ...{ externalId: null, properties: [], buildingId: null, floorId: null, roomId: null, isPaid: false },
  ...{ activeAlarmCount: 0, stateChangedAt: null, createdAt: 0, version: 0, propertyTokens: [], sortKey: '' },
  ...{ searchText: '', shownVersion: Number.MAX_SAFE_INTEGER },
});
const isDeleted = ({ shownVersion }: Changed): boolean => shownVersion === Number.MAX_SAFE_INTEGER;

/**
 * Judges without knowing what was in a list before: each change is an ingress or an egress, which a client that has the
 * row already takes for an update, and one that has not leaves out (LENS.4).
 */
const kindOf = ({ db, customerId }: FeedRoom): FeedKind<Changed, Changed, AssetRow, EntityMessage> => ({
  type: 'asset',
  rowOf: (change) => change,
  factsOf: (row) => row,
  messagesOf: (rows) =>
    forCustomer(db, customerId, async (trx) => {
      const names = await readPlacedNames(trx, customerId, rows);
      return rows.map((row, index) =>
        entityMessage(row, names[index] ?? { building: null, floor: null, roomName: null, spaceType: null }),
      );
    }),
  judge: (change, lens) => (!isDeleted(change) && lens.holds(change) ? 'ingress' : 'egress'),
  eventOf: () => null,
  emit: () => {},
  readMoved: (moved) => readMoved(db, customerId, moved),
});

function readMoved(db: Database, customerId: number, moved: Expression): AsyncGenerator<Changed[]> {
  const condition = toPostgres(moved);
  return readPages((last) => {
    const after = last ? parseAssetCursor(defaultAssetOrder, assetCursorOf(defaultAssetOrder, last)) : null;
    const keyset = assetKeysetOf(defaultAssetOrder, after);
    return forCustomer(db, customerId, (trx) =>
      entityRowsOf(trx, customerId).list(condition, keyset, { limit: rowsAtOnce, offset: 0 }),
    );
  });
}
