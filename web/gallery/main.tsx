import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '#ui/base.css';
import '#ui/ui.module.css';
import '#ui/form/form.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { tokenStyleSheet } from '#ui/tokens.ts';
import { Gallery } from './Gallery.tsx';

const tokens = document.createElement('style');
tokens.textContent = tokenStyleSheet();
document.head.prepend(tokens);

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <Gallery /> }])} />
  </StrictMode>,
);
