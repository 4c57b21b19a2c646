import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { graphql } from '#generated/index.ts';
import { alwaysFresh } from '#session/apollo.ts';
import { filterTexts } from '#texts/filters.ts';
import { PagedSelect } from '#ui/PagedSelect.tsx';

const pointsQuery = graphql(`
  query AlarmPoints($search: String, $offset: Int) {
    alarmPoints(search: $search, offset: $offset) {
      points
      count
    }
  }
`);

/** Select of the source points of alarms; others may be typed. */
export function PointSelect(props: Omit<ComponentProps<typeof PagedSelect>, 'read' | 'isMulti' | 'takesNew'>) {
  const client = useApolloClient();
  const read = async (search: string, offset: number) => {
    const { data } = await client.query({
      query: pointsQuery,
      variables: { search: search || null, offset },
      ...alwaysFresh,
      context: { failure: filterTexts.pointsFailed },
    });
    const found = data?.alarmPoints ?? { points: [], count: 0 };
    return { items: found.points.map((value) => ({ value, label: value })), count: found.count };
  };
  return <PagedSelect {...props} isMulti takesNew read={read} />;
}
