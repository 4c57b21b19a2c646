let answer: boolean | null = null;

/** True if this browser can draw the map. The first call starts what draws, which takes a while. */
export function hasWebGl(): boolean {
  answer ??= opensContext();
  return answer;
}

function opensContext(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
