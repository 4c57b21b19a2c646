import type { Feature } from '#frame/feature.ts';
import { pageTexts } from '#texts/pages.ts';

export default {
  anonymous: [{ path: 'login', load: async () => (await import('./Login.tsx')).Login }],
  bare: [
    { path: 'reset', load: async () => (await import('./ResetPassword.tsx')).ResetPassword },
    { path: 'change_password', load: async () => (await import('./ChangePassword.tsx')).ChangePassword },
    { path: 'register', load: async () => (await import('./Register.tsx')).Register },
    { path: 'hand-over', load: async () => (await import('./HandOver.tsx')).HandOver },
    {
      path: 'mobileSsoLogin',
      load: async () => (await import('./sso/MobileSsoLogin.tsx')).MobileSsoLogin,
    },
    { path: 'mfa', load: async () => (await import('./mfa/MfaPage.tsx')).MfaPage },
    { path: 'version', load: async () => (await import('./version/VersionPage.tsx')).VersionPage },
    { path: 'logout', load: async () => (await import('./Logout.tsx')).Logout },
    { path: '404/:id?', load: async () => (await import('./NotFound.tsx')).NotFound },
    { path: '501', load: async () => (await import('./Unsupported.tsx')).Unsupported },
  ],
  signedIn: [{ path: 'select', load: async () => (await import('./SelectCustomer.tsx')).SelectCustomer }],
  console: [{ path: 'settings/password', load: async () => (await import('./PasswordPage.tsx')).PasswordPage }],
  settings: [{ group: 'account', rank: 20, name: pageTexts.password, to: '/settings/password' }],
} satisfies Feature;
