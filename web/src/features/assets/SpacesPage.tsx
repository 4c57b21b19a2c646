import { Page } from '#frame/Page.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { pageTexts } from '#texts/pages.ts';
import * as css from './assets.module.css';
import { LocationTree } from './LocationTree.tsx';
import { SpaceTypes } from './SpaceTypes.tsx';

/** Spaces: buildings with their floors and rooms, and the types of spaces with their criticality. */
export const SpacesPage = () => (
  <Page
    crumbs={[{ name: pageTexts.assets, to: '/assets' }, { name: texts.spaces }]}
    title={[texts.spaces, pageTexts.assets]}
  >
    <div className={css.spacesPage}>
      <h1 className="unseen">{texts.spaces}</h1>
      <div className={css.spacesPanel}>
        <div className={css.spacesColumns}>
          <LocationTree />
          <SpaceTypes />
        </div>
      </div>
    </div>
  </Page>
);
