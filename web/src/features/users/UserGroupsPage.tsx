import { SettingsPage } from '#frame/SettingsPage.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { UserList } from './UserList.tsx';

/** People of the customer and their teams, to look at. */
export const UserGroupsPage = () => (
  <SettingsPage name={texts.groups} isWide>
    <p className="soft">{texts.groupsDetail}</p>
    <UserList isAdministration={false} />
  </SettingsPage>
);
