import { ChartNoAxesColumn, MailWarning, Plug } from 'lucide-react';

/** The pages of the provider's staff, in the provider's console and in the rail of the customer's. */
export const providerPages = [
  { name: 'Integrations', to: '/integrations', icon: Plug },
  { name: 'Dead letters', to: '/dead-letters', icon: MailWarning },
  { name: 'Alarm throughput', to: '/alarm-throughput', icon: ChartNoAxesColumn },
];
