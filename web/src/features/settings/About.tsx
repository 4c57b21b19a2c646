import { useQuery } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { useRelease } from '#session/release.tsx';
import { DataState } from '#ui/DataState.tsx';
import { emptySource, formatDateTime } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';

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
  const { data, error } = useQuery(releaseInfoQuery, { context: { failure: 'Failed to fetch release info' } });
  const info = data?.getReleaseInfo;
  return (
    <SettingsPage name="About" heading={`About ${productName}`}>
      {error && !info && <DataState kind="failed" title="Failed to fetch release info" />}
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
