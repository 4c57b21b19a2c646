export const Kbd = ({ children }: { children: string }) => <kbd className="kbd">{children}</kbd>;
