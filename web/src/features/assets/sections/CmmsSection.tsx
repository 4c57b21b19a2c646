import { CmmsConfigCard } from '#features/fields/cmms/CmmsConfigCard.tsx';

/** Values that maintenance systems get for alarms on the asset or in the place. */
export const CmmsSection = ({ entityId }: { entityId: string }) => <CmmsConfigCard entityId={entityId} />;
