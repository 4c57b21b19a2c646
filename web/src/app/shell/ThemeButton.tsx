import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { setPreferences, useTheme } from '../preferences.ts';

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
