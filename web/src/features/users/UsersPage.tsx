import { Navigate } from 'react-router';
import { AdministrationPage } from '#frame/AdministrationPage.tsx';
import { administrationPath } from '#frame/administration-path.ts';
import { useMe } from '#session/me.tsx';
import { userTexts as texts } from '#texts/users.ts';
import { UserList } from './UserList.tsx';
import * as css from './users.module.css';

/** The list of people of the current customer stands for all of customer administration. */
export const UsersLanding = () => <Navigate to={administrationPath('/users/list/main', useMe().customer)} replace />;

/** People of the customer, for those who change people. */
export const UsersPage = () => (
  <AdministrationPage name={texts.title}>
    <div className={css.usersPage}>
      <h1>{texts.title}</h1>
      <UserList isAdministration />
    </div>
  </AdministrationPage>
);
