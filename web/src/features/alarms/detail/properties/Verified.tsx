import { UserCheck } from 'lucide-react';

/** Stands beside what a person set, or what is certain. */
export function Verified({ by }: { by?: string | null }) {
  return (
    <span role="img" aria-label="Verified" title={by ? `Verified by ${by}` : 'Verified'} className="verified">
      <UserCheck size={13} aria-hidden />
    </span>
  );
}
