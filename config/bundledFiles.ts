/** As much of webpack's modules as tells which files became part of a build. */
interface Module {
  nameForCondition(): string | null;
  /** Of a module that was made from several. */
  modules?: Iterable<Module>;
}

export interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { getNumberOfModuleChunks(module: Module): number };
}

/** The files whose code or styles are in a build's chunks; what was imported but never used is not. */
export function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set(used.flatMap(filesOf))];
}

function filesOf(module: Module): string[] {
  if (module.modules) return [...module.modules].flatMap(filesOf);
  const file = module.nameForCondition();
  return file ? [file] : [];
}
