import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBack } from '#features/lists/phone/use-back.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Strips } from '../Strips.tsx';

interface RecordPageProps {
  /** The record's number, as people write it. */
  name: string;
  /** The list, for those who did not come from it. */
  listPath: string;
  backLabel: string;
  children: ReactNode;
}

/** One record on the whole screen of a phone; back leads to its list. */
export function RecordPage({ name, listPath, backLabel, children }: RecordPageProps) {
  const back = useBack(listPath);
  return (
    <div className="mobile">
      <header className="mobile-head">
        <div className="mobile-bar is-detail">
          <IconButton icon={ArrowLeft} size="touch" label={backLabel} onClick={back} />
          <span className="num soft strong">{name}</span>
        </div>
      </header>
      <Strips />
      <main className="mobile-main" id="content">
        {children}
      </main>
    </div>
  );
}
