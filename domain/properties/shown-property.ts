import type { AlarmProperty } from '../alarms/model/property.ts';

/** An integration's limits, in percent (PROP.3). */
export interface ConfidenceLimits {
  hideConfidenceThreshold: number;
  rescaleConfidenceThreshold: number;
  highlightConfidenceThreshold: number;
}

export interface ShownProperty extends AlarmProperty {
  /** 0 to 100: `rescale` to 100 becomes 0 to 100. For display alone. */
  shownConfidence: number;
  /** A person should look. */
  needsVerification: boolean;
}

/** A property as people see it; null where it is below `hide`. Limits are compared in percent of the stored confidence. */
export function shownProperty(property: AlarmProperty, limits: ConfidenceLimits): ShownProperty | null {
  const percent = Math.round(property.confidence * 10_000) / 100;
  if (percent < limits.hideConfidenceThreshold) return null;
  const scale = 100 - limits.rescaleConfidenceThreshold;
  const rescaled = scale === 0 ? percent : ((percent - limits.rescaleConfidenceThreshold) / scale) * 100;
  return {
    ...property,
    shownConfidence: Math.round(Math.min(100, Math.max(0, rescaled))),
    needsVerification: percent < limits.highlightConfidenceThreshold,
  };
}
