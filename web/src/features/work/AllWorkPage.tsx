import { useParams } from 'react-router';
import { allWorkPath } from '#features/lists/places/work-places.ts';
import { ReportPage } from '#frame/ReportPage.tsx';
import { pageTexts } from '#texts/pages.ts';
import { WorkExplorer } from './WorkPage.tsx';

/** Every ticket that the person sees, under their filters. */
export function AllWorkPage() {
  const { ticketId } = useParams();
  return (
    <ReportPage name={pageTexts.allWork}>
      <WorkExplorer lens={null} base={allWorkPath} ticketId={ticketId ?? null} />
    </ReportPage>
  );
}
