import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '#ui/base.css';
import '#ui/ui.module.css';
import '#ui/form/form.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { restartOnOtherCustomer } from '#session/follow-customer.ts';
import { createSession } from '#session/session.ts';
import { createToaster } from '#ui/toast.tsx';
import { tokenStyleSheet } from '#ui/tokens.ts';

const tokens = document.createElement('style');
tokens.textContent = tokenStyleSheet();
document.head.prepend(tokens);
restartOnOtherCustomer();

const session = createSession(localStorage);
const toaster = createToaster();

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');
createRoot(root).render(
  <StrictMode>
    <App session={session} toaster={toaster} />
  </StrictMode>,
);
