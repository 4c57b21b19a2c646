import { useApolloClient } from '@apollo/client/react';
import { Building2, ChevronDown, ChevronRight, DoorOpen, Layers, type LucideIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { placeName } from '#domain/assets/place-names.ts';
import { ownOf } from '#domain/own.ts';
import { entityPath } from '#features/lists/places/asset-places.ts';
import { graphql } from '#generated/index.ts';
import { can } from '#session/access.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatCount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { usePages } from '#ui/use-pages.ts';
import * as css from './assets.module.css';
import { EntityDialog } from './dialogs/EntityDialog.tsx';

const levelQuery = graphql(`
  query SpacesIn($parentId: ID, $offset: Int) {
    searchEntities(type: Space, parentId: $parentId, isTop: true, offset: $offset) {
      searchEntities {
        id
        name
        class
        count
      }
      searchEntityCount
    }
  }
`);

interface Space {
  id: string;
  name: string;
  class: string;
  count: number;
}

const icons: Record<string, LucideIcon> = { Building: Building2, Floor: Layers, Room: DoorOpen };
const childClass: Record<string, string> = { Building: 'Floor', Floor: 'Room', Room: 'Room' };

/** Spaces directly in a place, or at the top, a page at a time. */
function useLevel(parentId: string | null) {
  const client = useApolloClient();
  return usePages<Space>(parentId ?? 'top', async (offset) => {
    const { data } = await client.query({
      query: levelQuery,
      variables: { parentId, offset },
      ...alwaysFresh,
      context: { failure: texts.failedSpaces, quiet: true },
    });
    const { searchEntities = [], searchEntityCount: count = 0 } = data?.searchEntities ?? {};
    return { items: searchEntities, count };
  });
}

/** Buildings, with floors and rooms as they are opened. */
export function LocationTree() {
  const mayCreate = can(useMe(), 'assets', 'CREATE');
  const [isCreating, setCreating] = useState(false);
  const { items, count, isFailed, more, again } = useLevel(null);
  return (
    <Card
      title={texts.tree}
      aside={
        mayCreate && (
          <Button size="small" icon={Plus} onClick={() => setCreating(true)}>
            {actionTexts.add}
          </Button>
        )
      }
    >
      <div className={`${cardCss.cardBody} ${css.spacesTree}`}>
        {isFailed && items.length === 0 && <Failed title={texts.failedSpaces} onRetry={again} />}
        {!isFailed && count === null && <Skeleton />}
        {count === 0 && <Empty kind="none" title={texts.noSpaces} detail={texts.noSpacesDetail} />}
        <Level items={items} hasMore={count !== null && items.length < count} onMore={more} />
      </div>
      {isCreating && <EntityDialog start={{ class: 'Building' }} onClose={() => setCreating(false)} onDone={again} />}
    </Card>
  );
}

function Level({ items, hasMore, onMore }: { items: readonly Space[]; hasMore: boolean; onMore: () => void }) {
  return (
    <ul>
      {items.map((space) => (
        <TreeItem key={space.id} space={space} />
      ))}
      {hasMore && (
        <li>
          <Button size="small" variant="ghost" onClick={onMore}>
            {actionTexts.loadMore}
          </Button>
        </li>
      )}
    </ul>
  );
}

function TreeItem({ space }: { space: Space }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = ownOf(icons, space.class) ?? DoorOpen;
  const name = placeName(space);
  return (
    <li>
      <div className={css.spacesRow}>
        <IconButton
          icon={isOpen ? ChevronDown : ChevronRight}
          iconSize={15}
          size="small"
          label={isOpen ? texts.close(name) : texts.open(name)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <Icon size={15} strokeWidth={1.75} aria-hidden />
        <Link to={entityPath(space.id)} className="ell grow" dir="auto">
          {name}
        </Link>
        {space.count > 0 && <span className="meta quiet num">{formatCount(space.count)}</span>}
      </div>
      {isOpen && <Contents space={space} />}
    </li>
  );
}

function Contents({ space }: { space: Space }) {
  const mayCreate = can(useMe(), 'assets', 'CREATE');
  const [isCreating, setCreating] = useState(false);
  const { items, count, isFailed, more, again } = useLevel(space.id);
  const added = ownOf(childClass, space.class) ?? 'Room';
  return (
    <>
      {isFailed && items.length === 0 && <Failed title={texts.failedSpaces} onRetry={again} />}
      <Level items={items} hasMore={count !== null && items.length < count} onMore={more} />
      {mayCreate && count !== null && (
        <Button size="small" variant="ghost" icon={Plus} onClick={() => setCreating(true)}>
          {texts.addTo(added, placeName(space))}
        </Button>
      )}
      {isCreating && (
        <EntityDialog
          start={{ class: added, parent: { id: space.id, name: space.name } }}
          onClose={() => setCreating(false)}
          onDone={again}
        />
      )}
    </>
  );
}
