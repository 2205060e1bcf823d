import type { RunError } from './run.ts';

/**
 * What a program needs that a machine for recording does not have, where its code shows it: such programs are not run. On a CPU the
 * functions for warps compile and give other values without an error.
 */
const byCode: [RegExp, string][] = [
  [/\bti\.simt\b|\bsimt\.(block|warp|subgroup|grid)\b/, 'a GPU: functions for warps, blocks and subgroups'],
  [/\bui\.Window\(|\bWindow\(["']/, 'a window with Vulkan'],
  [/\bGUI\((?![\s\S]{0,160}show_gui=False)/, 'a window'],
  [/\b(ti|taichi)\.(types\.)?(rw_)?[tT]exture\b|types\.texture\(/, 'a GPU: textures'],
  [/\bmpi4py\b/, 'mpi4py and several processes'],
];

/** The same, where the error shows it that ends the program. */
const byError: [RegExp, (found: RegExpExecArray) => string][] = [
  [/^No module named '([\w.]+)'/, ([, name]) => `the package ${name}`],
  [/Failed to import (\w+)/, ([, name]) => `the package ${name}`],
  [/Arch=\[.*?Arch\.(\w+).*?\] is not supported/, ([, name]) => `a GPU: ${name}`],
  [/Arch\.x64 is not supported|no Vulkan device|add_per_backend_tmpl/, () => 'a GPU'],
  [/\bblock\.sync\b|simt/, () => 'a GPU: functions for warps, blocks and subgroups'],
  [
    /(?:No such file or directory|Cannot read image file)[^\n]*?([\w-]+\.\w+)/,
    ([, name]) => `the file ${name}`,
  ],
  [/GGUI is not available/, () => 'a window with Vulkan'],
  [/Cannot open (?:the )?display|fails to create a window/, () => 'a window'],
  [/_S_create_c_locale|unsupported locale/, () => 'a locale of the system'],
  [/ffmpeg/, () => 'ffmpeg'],
];

/** What a program needs, as its code shows; none where it can be run. */
export function needsByCode(code: string): string | undefined {
  return byCode.find(([pattern]) => pattern.test(code))?.[1];
}

/** The GPU backend that a program names, for one that fails without it: the language falls back to the CPU, and not all works there. */
export function namedBackend(code: string): string | undefined {
  const name = /\barch=\[?ti\.(cuda|vulkan|metal|opengl|dx11|dx12|gles|amdgpu)\b/.exec(code)?.[1];
  return name && `a GPU: ${name}`;
}

/** What a program needs, as the error shows with which it has ended; none where the error is about the program. */
export function needsByError({ message }: RunError): string | undefined {
  for (const [pattern, needs] of byError) {
    const found = pattern.exec(message);
    if (found) return needs(found);
  }
  return undefined;
}
