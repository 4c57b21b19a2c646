import { Network } from 'lucide-react';
import { setPreferences, usePreferences } from '#session/preferences.ts';
import { incidentTexts as texts } from '#texts/incidents.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

/** Switches grouping by cause on or off, for this browser. */
export function GroupToggle({ isTouch = false }: { isTouch?: boolean }) {
  const { groupsByCause } = usePreferences();
  const toggle = () => setPreferences({ groupsByCause: !groupsByCause });
  if (isTouch)
    return (
      <IconButton
        icon={Network}
        size="touch"
        label={texts.groupByCause}
        aria-pressed={groupsByCause}
        onClick={toggle}
      />
    );
  return (
    <Button size="small" icon={Network} aria-pressed={groupsByCause} title={texts.groupHint} onClick={toggle}>
      {texts.groupByCause}
    </Button>
  );
}
