import { Page } from '../../app/shell/Page.tsx';
import { StatusList } from './StatusList.tsx';
import './settings.css';

/** What the customer's objects are called here: alarm statuses of its own. */
export function ObjectControl() {
  return (
    <Page crumbs={[{ name: 'Settings' }, { name: 'Object control' }]} title={['Object control']}>
      <div className="narrow-page">
        <h1>Object control</h1>
        <StatusList />
      </div>
    </Page>
  );
}
