import { Moon, Sun } from 'lucide-react';
import { setPreferences, useTheme } from '#session/preferences.ts';
import { IconButton } from '#ui/IconButton.tsx';

export function ThemeButton() {
  const theme = useTheme();
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
      onClick={() => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
    />
  );
}
