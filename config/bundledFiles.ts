/** The parts of webpack's module objects that are needed to list the files of a build. */
interface Module {
  nameForCondition(): string | null;
  /** Set on a module that webpack concatenated from several. */
  modules?: Iterable<Module>;
}

export interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { getNumberOfModuleChunks(module: Module): number };
}

/** The files whose code or styles are in a build's chunks, without files that were imported but never used. */
export function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set(used.flatMap(filesOf))];
}

function filesOf(module: Module): string[] {
  if (module.modules) return [...module.modules].flatMap(filesOf);
  const file = module.nameForCondition();
  return file ? [file] : [];
}
