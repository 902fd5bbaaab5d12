/** Python itself, as npm's pyodide has it. */
declare const createPyodideModule: unknown;
export default createPyodideModule;
