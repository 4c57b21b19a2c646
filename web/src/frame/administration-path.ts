/** The customer that the address of a tab may name (ADM.10): the id decides, the name is for people. */
export const ofCustomer = ':customerName?/:customerId?';

/** Returns the address of a tab of customer administration that names the customer. */
export const administrationPath = (tab: string, customer: { id: string; name: string }): string =>
  `${tab}/${encodeURIComponent(customer.name)}/${customer.id}`;
