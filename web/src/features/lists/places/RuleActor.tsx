import { Link } from 'react-router';
import { seesRules } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { activityTexts } from '#texts/activity.ts';
import { useShellPlaces } from './shell-places.tsx';

interface RuleActorProps {
  rule: { id: string; name: string; isDeleted: boolean };
}

/** A rule that did something, by its name, which leads to it for whoever may look at rules. */
export function RuleActor({ rule: { id, name, isDeleted } }: RuleActorProps) {
  const me = useMe();
  const path = useShellPlaces().rule(id);
  const text = activityTexts.automation(name);
  return path === null || isDeleted || !seesRules(me) ? text : <Link to={path}>{text}</Link>;
}
