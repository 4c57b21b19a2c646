import { useQuery } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { useRelease } from '#session/release.tsx';
import { pageTexts } from '#texts/pages.ts';
import { profileTexts as texts } from '#texts/settings.ts';
import { emptySource, formatDateTime } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import * as kit from '#ui/ui.module.css';

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
  const { data, error, refetch } = useQuery(releaseInfoQuery, { context: { failure: texts.aboutFailed } });
  const info = data?.getReleaseInfo;
  return (
    <SettingsPage name={pageTexts.about} heading={texts.aboutHeading(productName)}>
      {!info && !error && <Skeleton className={kit.card} rows={3} />}
      {error && !info && <Failed title={texts.aboutFailed} error={errorMessage(error)} onRetry={() => refetch()} />}
      {info && (
        <section className={kit.card}>
          <KeyValue
            rows={[
              [texts.version, info.version],
              [texts.commit, info.commit ?? emptySource],
              [texts.builtAt, formatDateTime(info.builtAt)],
            ]}
          />
        </section>
      )}
    </SettingsPage>
  );
}
