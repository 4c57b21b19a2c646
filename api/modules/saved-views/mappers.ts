import type { SavedView } from '../../../domain/lenses/saved-views/saved-view.ts';
import type { ViewMail } from '../../../domain/lenses/saved-views/view-mail.ts';

export type SavedViewMapper = SavedView;
export type SavedViewMailMapper = ViewMail;
