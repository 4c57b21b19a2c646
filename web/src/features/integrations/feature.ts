import { MailWarning, Plug } from 'lucide-react';
import type { Feature } from '#frame/feature.ts';
import { pageTexts } from '#texts/pages.ts';

const deadLetters = async () => (await import('./dead-letters/DeadLettersPage.tsx')).DeadLettersPage;

export default {
  provider: [
    { path: 'integrations', load: async () => (await import('./IntegrationsPage.tsx')).IntegrationsPage },
    { path: 'integrations/:systemId/dead-letters', load: deadLetters },
    {
      path: 'integrations/:systemId/issues',
      load: async () => (await import('./issues/IssueLogPage.tsx')).IssueLogPage,
    },
    {
      path: 'integrations/:systemId/reparse',
      load: async () => (await import('./reparse/ReparsePage.tsx')).ReparsePage,
    },
    {
      path: 'integrations/:systemId/commands',
      load: async () => (await import('./commands/CommandsPage.tsx')).CommandsPage,
    },
    {
      path: 'integrations/:systemId/mappings',
      load: async () => (await import('./mappings/MappingsPage.tsx')).MappingsPage,
    },
    { path: 'integrations/:systemId/pump', load: async () => (await import('./pump/PumpPage.tsx')).PumpPage },
    { path: 'dead-letters', load: deadLetters },
    { path: 'parser', load: async () => (await import('./parser/ParserPage.tsx')).ParserLanding },
    { path: 'parser/:customerId', load: async () => (await import('./parser/ParserPage.tsx')).ParserPage },
  ],
  providerLinks: [
    { rank: 10, name: pageTexts.integrations, to: '/integrations', icon: Plug },
    { rank: 20, name: pageTexts.deadLetters, to: '/dead-letters', icon: MailWarning },
  ],
} satisfies Feature;
