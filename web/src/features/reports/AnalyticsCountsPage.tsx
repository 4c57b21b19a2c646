import { Page } from '#frame/Page.tsx';
import { pageTexts } from '#texts/pages.ts';
import { Counts } from './Counts.tsx';

/** Counts as a page of Analytics (ANA.4). */
export const AnalyticsCountsPage = () => (
  <Page
    crumbs={[{ name: pageTexts.analytics, to: '/analytics' }, { name: pageTexts.counts }]}
    title={[pageTexts.counts, pageTexts.analytics]}
  >
    <h1 className="unseen">{pageTexts.counts}</h1>
    <Counts />
  </Page>
);
