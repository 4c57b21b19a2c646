import { ReportPage } from '#frame/ReportPage.tsx';
import { pageTexts } from '#texts/pages.ts';
import { Counts } from './Counts.tsx';

/** Counts as a report (ANA.4). */
export const CountsPage = () => (
  <ReportPage name={pageTexts.counts}>
    <Counts />
  </ReportPage>
);
