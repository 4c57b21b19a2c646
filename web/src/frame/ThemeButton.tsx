import { Moon, Sun } from 'lucide-react';
import { setPreferences, useTheme } from '#session/preferences.ts';
import { shellTexts } from '#texts/shell.ts';
import { IconButton } from '#ui/IconButton.tsx';

export function ThemeButton() {
  const theme = useTheme();
  return (
    <IconButton
      icon={theme === 'dark' ? Sun : Moon}
      label={theme === 'dark' ? shellTexts.lightTheme : shellTexts.darkTheme}
      onClick={() => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
    />
  );
}
