import { useQuery } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { useRelease } from '#session/release.tsx';
import { emptySource, formatDateTime } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';

const releaseInfoQuery = graphql(`
  query ReleaseInfo {
    getReleaseInfo {
      version
      commit
      builtAt
    }
  }
`);

/** Page with release info. */
export function About() {
  const { productName } = useRelease();
  const { data, error, refetch } = useQuery(releaseInfoQuery, { context: { failure: 'Failed to fetch release info' } });
  const info = data?.getReleaseInfo;
  return (
    <SettingsPage name="About" heading={`About ${productName}`}>
      {!info && !error && <Skeleton className="card" rows={3} />}
      {error && !info && (
        <Failed title="Failed to fetch release info" error={errorMessage(error)} onRetry={() => refetch()} />
      )}
      {info && (
        <section className="card">
          <KeyValue
            rows={[
              ['Version', info.version],
              ['Commit', info.commit ?? emptySource],
              ['Built at', formatDateTime(info.builtAt)],
            ]}
          />
        </section>
      )}
    </SettingsPage>
  );
}
