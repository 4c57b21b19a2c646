const longest = 160;

/** One line that tells payloads from each other in a list: a mail's subject and text, a text, else the payload itself. */
export function previewOf(payload: string): string {
  const line = (text: string) =>
    text
      .slice(0, longest * 4)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest);
  try {
    const mail = JSON.parse(payload);
    if (typeof mail === 'string') return line(mail);
    if (typeof mail?.text === 'string' && typeof mail.messageId === 'string')
      return line([mail.subject, mail.text].filter(Boolean).join(' · '));
  } catch {
    // no JSON, and shown as it is
  }
  return line(payload);
}
